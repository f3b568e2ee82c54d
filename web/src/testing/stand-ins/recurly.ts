// Stands for Recurly.js where its script cannot be loaded: as much of it as the card form uses, in Recurly's own types.
// A browser test serves it, built as one script, at Recurly's address.
import type {
  CardElement,
  Configure,
  ElementsInstance,
  Recurly,
  Risk,
  ThreeDSecureEmitter,
  TokenHandler,
} from 'recurly__recurly-js';
import { openFrame, type FrameAnswer } from './frame.ts';

const FIELD = 'https://api.recurly.com/stand-in/field.html';
const CHALLENGE = 'https://api.recurly.com/stand-in/challenge.html';

const asks = new WeakMap<object, (given: object) => Promise<FrameAnswer>>();
let key = '';

const configure: Configure = (settings) => {
  key = typeof settings === 'string' ? settings : settings.publicKey;
};

function elements(): ElementsInstance {
  const instance: Pick<ElementsInstance, 'CardElement'> = {
    CardElement: () => {
      const { frame, ask } = openFrame(FIELD);
      asks.set(instance, ask);
      const field: Pick<CardElement, 'attach' | 'remove' | 'configure'> = {
        attach: (place) => {
          (place as HTMLElement).append(frame);
          return field as CardElement;
        },
        remove: () => {
          frame.remove();
          return field as CardElement;
        },
        configure: () => field as CardElement,
      };
      return field as CardElement;
    },
  };
  return instance as ElementsInstance;
}

const noToken = { id: '', type: 'credit_card' };

function token(given: ElementsInstance, customer: { first_name: string }, handle: TokenHandler): void {
  void asks
    .get(given)?.({ key, first_name: customer.first_name })
    .then((answer) => {
      if ('id' in answer) return handle(null, { id: answer.id, type: 'credit_card' });
      const error = Object.assign(new Error('There was an error validating your request.'), {
        code: 'validation',
        classification: 'validation',
        fields: ['first_name', 'number'],
      });
      return handle(error, noToken);
    });
}

const risk: Risk = () => ({
  ThreeDSecure: ({ actionTokenId }) => {
    const listeners = new Map<string, (given: unknown) => void>();
    const challenge: Pick<ThreeDSecureEmitter, 'on' | 'attach'> = {
      on: (event, listener) => {
        listeners.set(event, listener);
        return challenge as ThreeDSecureEmitter;
      },
      attach: (place) => {
        const { frame, ask } = openFrame(CHALLENGE);
        frame.addEventListener('load', () => {
          void ask({ key, action: actionTokenId ?? '' }).then((answer) =>
            listeners.get('id' in answer ? 'token' : 'error')?.(answer),
          );
        });
        place.append(frame);
      },
    };
    return challenge as ThreeDSecureEmitter;
  },
});

const recurly: Pick<Recurly, 'configure' | 'Elements' | 'Risk'> & { token: typeof token } = {
  configure,
  Elements: elements,
  Risk: risk,
  token,
};
Object.assign(window, { recurly });
