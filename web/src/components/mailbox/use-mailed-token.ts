import { useSearchParams } from '../../navigation/links.ts';

/** Programs that make links of a mail's text take what stands behind one into it. No token ends with any of these. */
const BEHIND_A_LINK = /[\])>.,;:!?'"\s]+$/;

/** The token in the address of a mailed link; empty where there is none. */
export function useMailedToken(): string {
  const [params] = useSearchParams();
  return (params.get('token') ?? '').replace(BEHIND_A_LINK, '');
}
