// What is new, from a service at which the installation has an account: https://docs.headwayapp.co/widget
import { useEffect, useState } from 'react';
import { Icon } from '../../components/layout/icon.tsx';
import { useTouched } from '../../components/third-party/use-touched.ts';
import './news.css';

const SCRIPT = 'https://cdn.headwayapp.co/widget.js';
const PLACE = 'news-service';

type Widget = { init: (settings: { account: string; selector: string; trigger: string }) => void };
/** Where the script puts itself. */
type WidgetWindow = Window & { Headway?: Widget };

/** Nothing before the page is touched, and nothing while the service is away. The service marks what is not read yet. */
export function NewsService({ account }: { account: string }) {
  const touched = useTouched();
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (!touched) return;
    const element = document.createElement('script');
    element.src = SCRIPT;
    element.async = true;
    const onLoad = () => setThere(true);
    element.addEventListener('load', onLoad);
    document.head.append(element);
    return () => {
      element.removeEventListener('load', onLoad);
      element.remove();
    };
  }, [touched]);
  useEffect(() => {
    if (!there) return;
    (window as WidgetWindow).Headway?.init({ account, selector: `#${PLACE}`, trigger: `#${PLACE}` });
  }, [there, account]);
  if (!there) return null;
  return (
    <button type="button" id={PLACE} className="button quiet news-button" aria-haspopup="dialog">
      <Icon name="info" />
      <span className="label">What&apos;s new</span>
    </button>
  );
}
