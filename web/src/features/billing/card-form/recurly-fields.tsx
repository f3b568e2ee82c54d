import { useEffect, useRef, useState } from 'react';
import type { CardElement, ElementsInstance, Recurly, RecurlyError } from 'recurly__recurly-js';
import { useScheme } from '../../../components/layout/scheme.ts';
import { colours, type Scheme } from '../../../theme.ts';
import type { CardFieldsProps, Tokenise, Tokenised } from './card-fields.ts';
import { blankMessages, type HolderField, type HolderProblems } from './holder.ts';
import { ProviderField } from './provider-field.tsx';
import { recurlyOf } from './recurly.ts';

/** Recurly's part of the card form: one field in a frame of Recurly's, which we cannot read. */
export function RecurlyFields({ clientToken, wanted, onReady, onFailed }: CardFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<CardElement | null>(null);
  const { scheme } = useScheme();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    let takeAway = (): void => undefined;
    recurlyOf(clientToken).then(
      (recurly) => {
        if (left || place.current === null) return;
        const elements = recurly.Elements();
        const card = elements.CardElement();
        card.attach(place.current);
        takeAway = () => void card.remove();
        setShown(card);
        onReady(tokeniseBy(recurly, elements));
      },
      () => {
        if (!left) onFailed();
      },
    );
    return () => {
      left = true;
      setShown(null);
      onReady(null);
      takeAway();
    };
  }, [wanted, clientToken, onReady, onFailed]);
  useEffect(() => void shown?.configure({ style: styleFor(scheme) }), [shown, scheme]);
  return <ProviderField provider="Recurly" place={place} framed={false} loading={wanted && shown === null} />;
}

function tokeniseBy(recurly: Recurly, elements: ElementsInstance): Tokenise {
  return (holder) =>
    new Promise((resolve) => {
      const customer = {
        first_name: holder.firstName,
        last_name: holder.lastName,
        address1: holder.street,
        city: holder.city,
        state: holder.state,
        postal_code: holder.zip,
        country: 'US',
      };
      recurly.token(elements, customer, (error, token) =>
        resolve(error === null ? { is: 'token', token: token.id } : refusedBy(error)),
      );
    });
}

const fieldsHere: Record<string, HolderField> = {
  first_name: 'firstName',
  last_name: 'lastName',
  address1: 'street',
  city: 'city',
  state: 'state',
  postal_code: 'zip',
};

/** With code `validation` Recurly names fields; those of the holder get their own message. */
function refusedBy({ code, fields = [], details = [], message }: RecurlyError): Tokenised {
  if (code !== 'validation') return { is: 'refused', message };
  const named = [...fields, ...details.map(({ field }) => field)].map((name) => fieldsHere[name]);
  const problems: HolderProblems = {};
  for (const field of named) if (field !== undefined) problems[field] = blankMessages[field];
  return { is: 'refused', message, fields: problems };
}

function styleFor(scheme: Scheme) {
  const c = colours[scheme];
  return { fontColor: c.ink, fontSize: '16px', placeholder: { color: c.muted } };
}
