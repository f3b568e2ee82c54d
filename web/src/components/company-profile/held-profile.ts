// The company profile of the account. The settings page, the subscribe page and the header share one answer.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../server/operations.ts';
import { get, post, put } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import { accountKey, useAccount } from '../../server/live/account.ts';

type Held = Answer<'get', '/api/v2/company-profile'>;
export type CompanyProfile = NonNullable<Held['companyProfile']>;
export type PhoneState = Held['phone'];

const companyProfile = queryOptions({
  queryKey: ['company-profile'],
  queryFn: ({ signal }) => get('/api/v2/company-profile', { signal }),
});

/** `companyProfile` is null while nobody has entered one. For admins: the server refuses others. */
export function useCompanyProfile() {
  return useQuery(companyProfile);
}

/** The company's name, for every member; undefined while it is not known, or nobody has entered one. */
export function useCompanyName(): string | undefined {
  return useAccount().data?.companyProfile?.name;
}

/** Replaces the whole profile. Sending it again changes nothing, so no key is needed. */
export function useSaveCompanyProfile({ onSaved }: { onSaved: () => void }) {
  const keep = useKeep();
  return useCommand({
    send: (profile: CompanyProfile) => put('/api/v2/company-profile', { body: profile }),
    onSuccess: (saved) => {
      keep(saved);
      onSaved();
    },
  });
}

/** Saves the profile and has a code sent to its number. What was saved stays so where no code is sent. */
export function useSendCode() {
  const keep = useKeep();
  return useCommand({
    send: async (profile: CompanyProfile) => {
      const saved = await put('/api/v2/company-profile', { body: profile });
      keep(saved);
      const { codeExpiresAt } = await post('/api/start_verification', { body: { sms_to: profile.phone } });
      keep({ ...saved, phone: { state: 'code-sent', codeExpiresAt } });
    },
  });
}

/** Gives the code back. Where the answer is lost, the profile is read again: the code may have counted. */
export function useGiveCode() {
  const client = useQueryClient();
  return useCommand({
    send: (verificationCode: string) => post('/api/verify_account', { body: { verificationCode } }),
    onSettled: (answer) => {
      if (answer === undefined || answer.verified) return client.invalidateQueries(companyProfile);
    },
  });
}

function useKeep(): (held: Held) => void {
  const client = useQueryClient();
  return (held) => {
    client.setQueryData(companyProfile.queryKey, held);
    void client.invalidateQueries({ queryKey: accountKey });
  };
}
