import type { Ref } from 'react';
import { Bone } from '../../../components/feedback/loaded.tsx';

type Props = {
  /** As people know it. */
  provider: string;
  /** Where the provider's frame goes. */
  place: Ref<HTMLDivElement>;
  /** Whether the frame looks like one of our own inputs, or brings its own looks. */
  framed: boolean;
  loading: boolean;
};

/** The place of a provider's card field, which stands in a frame of the provider's that we cannot read. */
export function ProviderField({ provider, place, framed, loading }: Props) {
  return (
    <div className="field">
      <span className="label">Card</span>
      <div className={framed ? 'input provider-field' : 'provider-field'} ref={place} />
      {loading && <Bone height={framed ? 20 : 40} />}
      <p className="help">Your card goes to {provider}, our payment provider. It never reaches our servers.</p>
    </div>
  );
}
