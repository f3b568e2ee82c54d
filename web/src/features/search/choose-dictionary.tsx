import { dayInWords, leadsInWords, type KindFacts } from '@leadwright/runtime/site/lead-facts';
import { useLeadFacts } from '../../components/claims/use-figures.ts';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { BetaMark } from '../../components/layout/beta-mark.tsx';
import { Icon } from '../../components/layout/icon.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { counted } from '@leadwright/leads/counted';
import { Link } from '../../navigation/links.ts';
import { searchPathOf } from '../../navigation/search-path.ts';
import type { DictionaryInBrief } from '../../server/api-types.ts';
import { useDictionaries } from '../../server/searches/dictionaries.ts';
import { useDictionaryTheme } from './query/dictionary-theme.ts';
import { inSentence } from './query/sentence.ts';
import './search.css';

/** `/search`: which kind of leads. */
export function ChooseDictionary() {
  const dictionaries = useDictionaries();
  const facts = useLeadFacts();
  return (
    <div className="page">
      <PageTitle>What leads are you looking for?</PageTitle>
      <Loaded query={dictionaries} skeleton={<Bone height={160} />}>
        {(all) => (
          <ul className="choices">
            {all.map((dictionary) => (
              <Choice
                key={dictionary.dictId}
                dictionary={dictionary}
                facts={facts?.kinds.find(({ dictId }) => dictId === dictionary.dictId)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

const LeadsThere = ({ leads, madeUp, renewedOn }: KindFacts) => (
  <>
    <strong>{leadsInWords(leads)} leads</strong>
    <br />
    {madeUp ? 'made up for trying the product' : `renewed on ${dayInWords(renewedOn)}`}
  </>
);

const namedMax = 5;

function Choice({ dictionary, facts }: { dictionary: DictionaryInBrief; facts: KindFacts | undefined }) {
  const theme = useDictionaryTheme(dictionary);
  const named = dictionary.filters
    .filter((field) => field.group !== 'Contact')
    .slice(0, namedMax)
    .map((field) => inSentence(field.label));
  return (
    <li className="choice" style={theme}>
      <Link to={searchPathOf(dictionary.dictId)}>
        <Icon drawing={dictionary.icon} size={28} />
        <span className="choice-name">
          {dictionary.name}
          {dictionary.beta && <BetaMark />}
        </span>
        <span className="choice-leads">{facts && <LeadsThere {...facts} />}</span>
        <span className="help">
          {counted(dictionary.filters.length, 'filter')}, among them {named.join(', ')}
        </span>
        <span className="choice-go">
          Search {dictionary.name.toLowerCase()} <Icon name="right" size={16} />
        </span>
      </Link>
    </li>
  );
}
