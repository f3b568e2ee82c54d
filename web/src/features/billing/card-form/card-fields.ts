// What each provider's part of the card form gives to the form around it.
import type { ComponentType } from 'react';
import type { Holder, HolderProblems } from './holder.ts';

export type Tokenised =
  | { is: 'token'; token: string }
  /** `fields`: which of the holder's fields the provider refused. */
  | { is: 'refused'; message: string; fields?: HolderProblems };

/** Turns the card into the provider's token, in the page. Throws where the provider cannot be reached. */
export type Tokenise = (holder: Holder) => Promise<Tokenised>;

export type CardFieldsProps = {
  /** The provider's public key. */
  clientToken: string;
  /** Whether somebody is using the form: only then is the provider's script loaded. */
  wanted: boolean;
  busy: boolean;
  /** Called with null while the fields cannot be used, or again cannot. */
  onReady: (tokenise: Tokenise | null) => void;
  /** The script did not load; what the person reads is up to the form. */
  onFailed: () => void;
};

export type CardFields = ComponentType<CardFieldsProps>;
