// What is new in the product, for who is signed in. On `/signup`, which stands among the public pages, it is not.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../components/layout/dialog.tsx';
import { Icon } from '../../components/layout/icon.tsx';
import { formatDay } from '../../components/words/format.ts';
import { get } from '../../server/client.ts';
import './news.css';

const seenKey = 'leadwright-news-seen';
const anHour = 3_600_000;

/** Nothing where there is no news, and where nobody can say. A mark tells of news that this browser has not shown yet. */
export function NewsButton() {
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(() => Number(localStorage.getItem(seenKey)));
  const { data } = useQuery({
    queryKey: ['changelog'],
    queryFn: ({ signal }) => get('/api/v2/changelog', { signal }),
    staleTime: anHour,
  });
  const latest = data?.news[0];
  if (data === undefined || latest === undefined) return null;
  const show = () => {
    localStorage.setItem(seenKey, String(latest.date));
    setSeen(latest.date);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className="button quiet news-button" aria-haspopup="dialog" onClick={show}>
        <Icon name="info" />
        <span className="label">What&apos;s new</span>
        {latest.date > seen && <span className="news-mark" role="img" aria-label="not read yet" />}
      </button>
      <Dialog title="What's new" open={open} onClose={() => setOpen(false)}>
        <ul className="news">
          {data.news.map(({ id, date, title, text }) => (
            <li key={id}>
              <p className="help">{formatDay(new Date(date * 1000).toISOString())}</p>
              <h3>{title}</h3>
              {text !== '' && <p>{text}</p>}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
