import { useLocation } from '../../navigation/links.ts';

/** What the page before had to say when it led here: the text `said` of the navigation's state. */
export function Said() {
  const { state } = useLocation();
  const said = (state as { said?: unknown } | null)?.said;
  return typeof said === 'string' ? (
    <p role="status" className="notice notice-ok said">
      {said}
    </p>
  ) : null;
}
