import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { changedParts, company, companyStream, readProfile } from '../domain/company-profile.ts';
import { readCompanyProfile, writeCompanyProfile } from '../person/company-profile.ts';
import { dropVerification, readPhoneState } from '../person/phone-verification.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { examples } from './examples.ts';
import type { AccountsParts } from './parts.ts';
import { refusals } from './refusals.ts';

/** As it is stored. */
export const CompanyProfileSchema = Type.Object({
  name: Type.String(),
  phone: Type.String({ description: 'Digits alone; of a number of the United States ten.' }),
  email: Type.String(),
});
const Phone = Type.Object({
  state: Type.Union([Type.Literal('unverified'), Type.Literal('code-sent'), Type.Literal('verified')]),
  codeExpiresAt: Type.Union([Type.String(), Type.Null()], { description: 'Where a code was sent that still counts.' }),
});
const Kept = Type.Object({
  companyProfile: Type.Union([CompanyProfileSchema, Type.Null()], { description: 'null: nobody has entered one.' }),
  phone: Phone,
});
// Empty texts pass, so that they get the sentence of what is missing.
const Body = Type.Object(
  {
    name: Type.String({ maxLength: 200 }),
    phone: Type.String({ maxLength: 40, description: 'As people write it; 10 to 15 digits.' }),
    email: Type.String({ maxLength: 254 }),
  },
  { additionalProperties: false },
);

/** The company profile of the caller's account, to read and to replace as a whole. */
export function companyProfileRoutes(
  app: HttpApp,
  { database, store }: Pick<AccountsParts, 'database' | 'store'>,
): void {
  app.get(
    '/api/v2/company-profile',
    {
      schema: { tags: ['company'], summary: 'The company profile', response: { 200: Kept } },
      config: { access: 'admin', refusals: [], example: examples.companyProfile },
    },
    async (request) => {
      const accountId = accountOf(request);
      return inScope(database.db, [accountId], async (trx) => ({
        companyProfile: await readCompanyProfile(trx, accountId),
        phone: await readPhoneState(trx, accountId),
      }));
    },
  );
  app.put(
    '/api/v2/company-profile',
    {
      schema: {
        tags: ['company'],
        summary: 'Enter or change the company profile',
        body: Body,
        response: { 200: Kept },
      },
      config: {
        access: 'admin',
        refusals: [
          refusals['company-name-missing'],
          refusals['company-phone-missing'],
          refusals['company-email-missing'],
        ],
        example: examples.changeCompanyProfile,
      },
    },
    // A repeat is harmless: it finds what it wants to write.
    async (request) => {
      const accountId = accountOf(request);
      const read = readProfile(request.body);
      if ('refusal' in read) throw refuse(refusals[read.refusal.code]);
      const { profile } = read;
      const phone = await store.transaction([accountId], async (tx) => {
        const changed = changedParts(await readCompanyProfile(tx.db, accountId), profile);
        if (changed.length === 0) return readPhoneState(tx.db, accountId);
        const command = { type: 'ChangeCompanyProfile', changed } as const;
        const done = await tx.execute(companyStream(accountId), company, command, contextOf(request));
        if (!done.accepted) throw new Error('a change of a company profile was refused');
        await writeCompanyProfile(tx.db, accountId, profile, tx.at);
        // A code that went to the number before must not verify this one.
        if (changed.includes('phone')) await dropVerification(tx.db, accountId);
        return readPhoneState(tx.db, accountId);
      });
      return { companyProfile: profile, phone };
    },
  );
}
