import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { bannerOf, bannerPlace, bannerVariants } from '../../domain/site-documents/alert-banner.ts';
import { readDocument } from '../../projections/site-document.ts';
import type { AccountsParts } from '../parts.ts';
import { examples } from './examples.ts';

const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const Banner = Type.Object({
  revision: Type.Integer({ description: 'Who dismissed this one has not dismissed the next.' }),
  variant: Type.Enum(bannerVariants),
  heading: textOrNull('null: the heading that the page has by itself.'),
  text: textOrNull('null: the text that the page has by itself.'),
  link: textOrNull('What the link to the billing page says; null: there is none.'),
});
const Answer = Type.Object({ banner: Type.Union([Banner, Type.Null()], { description: 'null: there is none now.' }) });

// Every page of every visitor asks. A change is seen by all within this time.
const SECONDS_KEPT = 60;

/** The alert banner above every page, from the site document that a super-admin edits. */
export function getBannerRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  app.get(
    '/api/v2/banner',
    {
      schema: { tags: ['site documents'], summary: 'The alert banner of the pages', response: { 200: Answer } },
      config: { access: 'public', refusals: [], example: examples.banner },
    },
    async (_request, reply) => {
      const found = await inScope(database.db, [], (trx) => readDocument(trx, bannerPlace));
      void reply.header('cache-control', `public, max-age=${SECONDS_KEPT}`);
      return { banner: found && bannerOf(found.fields, found.revision) };
    },
  );
}
