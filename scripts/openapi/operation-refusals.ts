// The refusals of an operation: its route's own, and those that follow from access, method, path and gateway row.
import type { LimitName } from '@leadwright/contracts/routes/limit-name';
import { refusalOf } from '@leadwright/gateway/auth/limits';
import type { ForwardedRoute } from '@leadwright/gateway/upstreams/forwarded-routes';
import { mayWhileImpersonating } from '@leadwright/gateway/upstreams/while-impersonating';
import type { DescribedRoute } from '@leadwright/runtime/http/api-description';
import { commonRefusals as common } from '@leadwright/runtime/refusals/common-refusals';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';
import { refusals as gateway } from '@leadwright/contracts/routes/gateway/refusals';

export type Asked = {
  method: string;
  route: DescribedRoute;
  /** null: the gateway answers by itself. */ row: ForwardedRoute | null;
  limits?: readonly LimitName[] | undefined;
};

/** Without duplicates, by status. */
export function refusalsOf(asked: Asked): Refusal[] {
  const all = [...asked.route.refusals, ...commonTo(asked)];
  const different = new Map(all.map((refusal) => [`${refusal.code} ${refusal.message}`, refusal]));
  return [...different.values()].sort((a, b) => a.status - b.status);
}

/** Refusals that no route declares itself. */
export function commonTo({ method, route: { access }, row, limits = row?.limits ?? [] }: Asked): Refusal[] {
  return [
    common.invalidRequest,
    common.targetInvalid,
    common.malformed,
    common.textInvalid,
    common.requestTimeout,
    common.targetTooLong,
    common.headersTooLarge,
    ...(method === 'GET' ? [] : [common.bodyTooLarge, common.mediaTypeNotTaken, common.encodingNotTaken]),
    // A provider's bytes are not parsed before its signature is checked, and it sends from no page.
    ...(method === 'GET' || access === 'provider'
      ? []
      : [common.bodyNotJson, common.bodyTooDeep, gateway.foreignOrigin]),
    ...(access === 'public' || access === 'provider' ? [] : [common.notSignedIn, common.notAllowed]),
    ...(row && !mayWhileImpersonating(row) ? [common.notWhileImpersonating] : []),
    ...limits.map(refusalOf),
    ...(row?.botCheck ? [gateway.botCheckMissing, gateway.botCheckFailed, gateway.botCheckUnavailable] : []),
    common.fault,
    common.unavailable,
    ...(row ? [gateway.upstreamTimeout] : []),
  ];
}
