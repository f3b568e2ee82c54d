import { useFigures } from './use-figures.ts';

type Props = { as?: 'div' | 'ul'; className: string; html: string };

/** HTML of ours with the installation's figures. The element stays where nothing is left of it, as the page came with it. */
export function CountedText({ as: Element = 'div', className, html }: Props) {
  const filledIn = useFigures();
  return <Element className={className} dangerouslySetInnerHTML={{ __html: filledIn(html) }} />;
}
