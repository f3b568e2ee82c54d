// A page that the build made has parts for what the installation counts. They are filled in once for each count.
import {
  figuresOf,
  hasFigures,
  leadFactsElement,
  withFigures,
  type LeadFacts,
} from '@leadwright/runtime/site/lead-facts';
import { keptAnswer, type KeptAnswer } from '../kept-answer.ts';

/** `facts`: null where nobody knows them; then the page says nothing of them. */
export type MadePage = { hasFigures: boolean; with(facts: LeadFacts | null): KeptAnswer };

// As the build writes it (web/scripts/page-head.ts).
const unknown = `id="${leadFactsElement}">null<`;

export function pageWithFigures(type: string, text: string): MadePage {
  if (!hasFigures(text)) {
    const answer = keptAnswer(type, text);
    return { hasFigures: false, with: () => answer };
  }
  let known: { of: string; answer: KeptAnswer } | undefined;
  return {
    hasFigures: true,
    with: (facts) => {
      const json = inScript(JSON.stringify(facts));
      if (known?.of !== json) {
        // The application reads the same facts, so that it shows what stands there.
        const told = text.replace(unknown, () => `id="${leadFactsElement}">${json}<`);
        const filled = withFigures(told, facts === null ? {} : figuresOf(facts));
        known = { of: json, answer: keptAnswer(type, filled) };
      }
      return known.answer;
    },
  };
}

// A "</script>" in a text must not end the block.
const inScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);
