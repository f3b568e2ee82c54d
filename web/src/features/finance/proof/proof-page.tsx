// Whether the books are right: the second book beside billing's, and the hash chain of any account.
import { PageTitle } from '../../../components/pages/page-title.tsx';
import { BookState } from './book-state.tsx';
import { ChainCheck } from './chain-check.tsx';

export function ProofPage() {
  return (
    <div className="page">
      <PageTitle>Proof of the books</PageTitle>
      <BookState />
      <ChainCheck />
    </div>
  );
}
