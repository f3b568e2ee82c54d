// https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy
import type { Static } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { CspSources } from './csp-sources.ts';
import { getMessaging, type Settings } from '@leadwright/contracts/routes/gateway/messaging';
import { implement } from '@leadwright/runtime/http/declared-route';
export type MessagingSettings = Static<typeof Settings>;

const WIDGET = 'https://widget.intercom.io';

export function messagingOf(appId: string | undefined): MessagingSettings {
  if (appId === undefined) return { kind: 'off' };
  return { kind: 'intercom', appId, script: `${WIDGET}/widget/${encodeURIComponent(appId)}` };
}

/** Article videos of other hosts stay closed. */
export function messagingSources({ kind }: MessagingSettings): CspSources {
  if (kind === 'off') return { scriptSrc: [], frameSrc: [], connectSrc: [] };
  return {
    scriptSrc: ['https://app.intercom.io', WIDGET, 'https://js.intercomcdn.com'],
    frameSrc: ['https://intercom-sheets.com'],
    connectSrc: [
      ...['https://via.intercom.io', 'https://api.intercom.io', 'https://api-iam.intercom.io'],
      ...['https://api-ping.intercom.io', 'https://*.intercom-messenger.com', 'wss://*.intercom-messenger.com'],
      ...['https://nexus-websocket-a.intercom.io', 'wss://nexus-websocket-a.intercom.io'],
      ...['https://nexus-websocket-b.intercom.io', 'wss://nexus-websocket-b.intercom.io'],
    ],
    imgSrc: ['https://js.intercomcdn.com', 'https://static.intercomassets.com', 'https://downloads.intercomcdn.com'],
    fontSrc: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    mediaSrc: ['https://js.intercomcdn.com'],
  };
}

export function messagingRoute(app: HttpApp, { messaging }: { messaging: MessagingSettings }): void {
  implement(app, getMessaging, async () => messaging, { exposeHeadRoute: false });
}
