// The company profile of the account. The settings page, the subscribe page and the header share one answer.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from './operations.ts';
import { get, put } from './client.ts';
import { useCommand } from './command.ts';

export type CompanyProfile = NonNullable<Answer<'get', '/api/v2/company-profile'>['companyProfile']>;

const companyProfile = queryOptions({
  queryKey: ['company-profile'],
  queryFn: ({ signal }) => get('/api/v2/company-profile', { signal }),
});

/** `companyProfile` is null while nobody has entered one. For admins: the server refuses others. */
export function useCompanyProfile() {
  return useQuery(companyProfile);
}

/** Replaces the whole profile. Sending it again changes nothing, so no key is needed. */
export function useSaveCompanyProfile({ onSaved }: { onSaved: () => void }) {
  const client = useQueryClient();
  return useCommand({
    send: (profile: CompanyProfile) => put('/api/v2/company-profile', { body: profile }),
    onSuccess: (saved) => {
      client.setQueryData(companyProfile.queryKey, saved);
      onSaved();
    },
  });
}
