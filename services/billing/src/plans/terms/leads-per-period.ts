import { Type } from 'typebox';
import { inWords, term } from './term.ts';

export const leadsPerPeriod = term({
  schema: Type.Integer({ minimum: 0, description: 'Leads a month; of an unlimited plan, what is fair use.' }),
  default: 0,
  at: { grant: (leads, grant) => ({ ...grant, leads }) },
  shown: {
    label: 'Leads per month',
    words: (leads, { name, unlimited }) => {
      if (unlimited) return { text: 'Unlimited', help: `No count ends it; fair use is ${inWords(leads)}.` };
      if (!/unlimited/i.test(name)) return { text: inWords(leads) };
      return { text: inWords(leads), help: '“Unlimited” is any number of searches and downloads up to this.' };
    },
  },
});
