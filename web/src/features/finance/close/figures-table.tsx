import { Fragment } from 'react';
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { formatMoney, formatNumber } from '../../../components/words/format.ts';
import type { Figure, FigureAsked, Pack } from './api.ts';
import { figures, figureTitles, rowWords } from './open-figure.ts';

type Opens = { onOpen: (asked: FigureAsked) => void };

/** Leads above, cents below, for each plan and kind of lot. A figure that counts something opens to its lots. */
export function FiguresTable({ pack: { rows, totals, formulas }, onOpen }: { pack: Pack } & Opens) {
  const shown = [
    ...rows.map(({ planId, kind, category, leads, cents }) => ({ of: { planId, kind, category }, leads, cents })),
    { of: {}, ...totals },
  ];
  return (
    <>
      <TableScroll label="Figures by plan and kind">
        <table className="data figures-table">
          <caption>Leads, and what was paid for them. Choose a figure to see what it is made of.</caption>
          <thead>
            <tr>
              <th scope="col">Plan and kind</th>
              {figures.map((name) => (
                <th key={name} scope="col" className="number">
                  {figureTitles[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ of, leads, cents }) => (
              <tr key={rowWords(of)}>
                <th scope="row">{rowWords(of)}</th>
                {figures.map((name) => (
                  <td key={name} className="number">
                    <Amount leads={leads[name]} cents={cents[name]} asked={{ ...of, figure: name }} onOpen={onOpen} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <details>
        <summary>How each figure is computed</summary>
        <dl className="facts">
          {Object.entries(formulas).map(([name, formula]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{formula}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </>
  );
}

type AmountProps = { leads: number; cents: number; asked: FigureAsked } & Opens;

function Amount({ leads, cents, asked, onOpen }: AmountProps) {
  const words = (
    <>
      {formatNumber(leads)}
      <br />
      {formatMoney(cents)}
    </>
  );
  if (leads === 0 && cents === 0) return words;
  return (
    <button type="button" className="link figure-link" onClick={() => onOpen(asked)}>
      <span className="only-heard">
        {figureTitles[asked.figure]} of {rowWords(asked)}:{' '}
      </span>
      {words}
    </button>
  );
}

const revenue = [
  ['Earned', 'earnedCents', 'delivered'],
  ['Breakage', 'breakageCents', 'expired'],
  ['Deferred', 'deferredCents', 'closing'],
] as const satisfies readonly (readonly [string, keyof Pack, Figure])[];

/** What the month earned and still owes, each with its formula. */
export function Revenue({ pack, onOpen }: { pack: Pack } & Opens) {
  return (
    <>
      <dl className="facts">
        {revenue.map(([title, name, figure]) => (
          <Fragment key={name}>
            <dt>{title}</dt>
            <dd>
              {pack[name] === 0 ? (
                formatMoney(0)
              ) : (
                <button type="button" className="link" onClick={() => onOpen({ figure })}>
                  <span className="only-heard">{title}: </span>
                  {formatMoney(pack[name])}
                </button>
              )}
              , {pack.formulas[title.toLowerCase()]}
            </dd>
          </Fragment>
        ))}
      </dl>
      <p>The month counts {formatNumber(pack.entries)} entries.</p>
    </>
  );
}
