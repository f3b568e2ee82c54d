// Verifies accounts' access tokens. The algorithm and the keys are fixed here; nothing in the token can choose them.
import { roleOf, staffOf } from '@leadwright/runtime/access/roles';
import type { Caller } from '@leadwright/runtime/process/service-tokens';
import { tokenVerifiers } from '@leadwright/runtime/process/token-verifiers';

export type Identity = Omit<Caller, 'service'> & { accountId: string; sessionId: string };

export type AccessTokens = {
  verify(token: string): Identity;
};

const SKEW_MS = 30_000;
const LIFE_SECONDS_MAX = 600;
const TYPE = 'at+jwt';
// Headers that point to a key or change how the token is read. None of our tokens has one.
const forbiddenHeaders = ['jku', 'x5u', 'jwk', 'x5c', 'crit', 'b64'];

type Claims = {
  sub: string;
  account: string;
  role: string;
  staff: string | null;
  sid: string;
  act?: string;
  iat: number;
  exp: number;
};

export async function createAccessTokens(publicKeys: Record<string, string>): Promise<AccessTokens> {
  if (Object.keys(publicKeys).length === 0) throw new Error('no public key for access tokens');
  const verifiers = await tokenVerifiers(publicKeys, () => ({
    algorithms: ['EdDSA'],
    allowedIss: 'accounts',
    allowedAud: 'gateway',
    checkTyp: TYPE,
    clockTolerance: SKEW_MS,
    requiredClaims: ['iss', 'aud', 'sub', 'exp', 'iat', 'account', 'sid'],
    cache: false,
  }));
  return {
    verify: (token) => {
      const { header } = verifiers.unverified(token);
      const forbidden = forbiddenHeaders.find((name) => name in header);
      if (forbidden !== undefined) throw new Error(`the token's header has ${forbidden}`);
      const verify = typeof header['kid'] === 'string' ? verifiers.named(header['kid']) : undefined;
      if (verify === undefined) throw new Error('the token is signed with an unknown key');
      return identityOf(verify<Claims>(token));
    },
  };
}

function identityOf({ sub, account, role, staff, sid, act, iat, exp }: Claims): Identity {
  if (![sub, account, sid].every((claim) => typeof claim === 'string' && claim !== ''))
    throw new Error('a claim is not a non-empty string');
  // Read as none, a damaged one would give the person's acts to nobody behind them.
  if (act !== undefined && (typeof act !== 'string' || act === '')) throw new Error('act names nobody');
  if (typeof iat !== 'number' || iat * 1000 > Date.now() + SKEW_MS || exp - iat > LIFE_SECONDS_MAX) {
    throw new Error('the token was issued in the future, or lives too long');
  }
  return {
    personId: sub,
    accountId: account,
    role: roleOf(role),
    staff: staffOf(staff),
    impersonatorId: act ?? null,
    sessionId: sid,
  };
}
