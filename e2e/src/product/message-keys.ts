// The keys by which the shared product checks webhooks of SendGrid and Twilio, and by which tests sign them. Each
// provider has two, as while one is replaced.
import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** Of a text follows a key of the curve P-256, the same in every process. */
export function curveKeyOf(text: string): KeyObject {
  const curve = createECDH('prime256v1');
  const d = createHash('sha256').update(text).digest();
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: d.toString('base64url'),
      x: x.toString('base64url'),
      y: y.toString('base64url'),
    },
  });
}

export const sendgridKeys = { current: curveKeyOf('current'), former: curveKeyOf('former') };
export const twilioTokens = { current: 'token-of-twilio', former: 'former-token-of-twilio' };

const publicText = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

/** The variables of the product. */
export const messageKeys = {
  NOTIFICATION_SENDGRID_WEBHOOK_KEYS: [sendgridKeys.current, sendgridKeys.former].map(publicText).join(','),
  NOTIFICATION_TWILIO_AUTH_TOKEN: twilioTokens.current,
  NOTIFICATION_TWILIO_FORMER_AUTH_TOKEN: twilioTokens.former,
};
