import { Icon, type IconName } from './icon.tsx';
import { chooseScheme, useScheme, type SchemeChoice } from './scheme.ts';

const options: { choice: SchemeChoice; icon: IconName; label: string }[] = [
  { choice: 'light', icon: 'sun', label: 'Light' },
  { choice: 'system', icon: 'screen', label: 'System' },
  { choice: 'dark', icon: 'moon', label: 'Dark' },
];

/** Light, dark or as the system. */
export function SchemeSwitch() {
  const { choice } = useScheme();
  return (
    <div className="scheme-switch" role="group" aria-label="Colours">
      {options.map((option) => (
        <button
          key={option.choice}
          type="button"
          title={option.label}
          aria-label={option.label}
          aria-pressed={choice === option.choice}
          onClick={() => chooseScheme(option.choice)}
        >
          <Icon name={option.icon} size={16} />
        </button>
      ))}
    </div>
  );
}
