// An owner enters the company profile and proves its phone number by the code in a text message.
import { randomUUID } from 'node:crypto';
import { eventually } from '../../eventually.ts';
import { visitor } from '../../people/client.ts';
import { password, signUp } from '../../people/sign-up.ts';
import { expectAccessible } from '../axe.ts';
import { logInByForm, type PeopleSite } from './people-site.ts';

type Message = { kind: string; text: string };

/** Used by nobody else in the tests. */
const numbers = ['5205550134', '5205550135'] as const;
const shown = (digits: string) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;

/** The code in the newest of `count` text messages to this number. */
async function codeTo(site: PeopleSite, digits: string, count: number): Promise<string> {
  const to = encodeURIComponent(`+1${digits}`);
  const messages = await eventually(
    async () =>
      (await visitor(site.url()).call<{ messages: Message[] }>('GET', `/api/v2/mailbox?to=${to}`)).body.messages,
    (found) => found.length === count,
  );
  return /code is (\d{6})/.exec(messages[0]?.text ?? '')?.[1] ?? '';
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export function phoneJourney(site: PeopleSite): void {
  describe('the phone number of a company', () => {
    it('is verified by the code that was sent to it, after a wrong one and a change of the number', async () => {
      const email = `caller.${randomUUID().slice(0, 8)}@canary.test`;
      const [first, second] = numbers;
      await signUp(site.url(), email);
      const page = await site.newPage();
      await logInByForm(site, page, email, password);
      await page.goto(`${site.url()}/settings`);
      await page.getByRole('heading', { name: 'Company Profile' }).waitFor();
      await page.getByLabel('Company name').fill('Canary Roofing');
      await page.getByLabel('Company phone').fill(first);
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByText(`We sent a code to ${shown(first)}.`).waitFor();
      await page.getByText('Canary Roofing', { exact: true }).waitFor();
      await expectAccessible(page);

      const ofFirst = await codeTo(site, first, 1);
      await page.getByLabel('Verification code').fill(wrong(ofFirst));
      await page.keyboard.press('Enter');
      await page.getByText('Your verfication code is incorrect.').waitFor();

      await page.getByLabel('Company phone').fill(second);
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await page.getByText(`We sent a code to ${shown(second)}.`).waitFor();
      // A code that was not sent yet when the next one is asked for is never sent.
      await codeTo(site, second, 1);
      await page.getByRole('button', { name: 'Send a new code' }).click();
      const ofSecond = await codeTo(site, second, 2);
      // By now the code to the other number is of no use.
      if (ofFirst !== ofSecond) {
        await page.getByLabel('Verification code').fill(ofFirst);
        await page.keyboard.press('Enter');
        await page.getByText('Your verfication code is incorrect.').waitFor();
      }
      await page.getByLabel('Verification code').fill(ofSecond);
      await page.keyboard.press('Enter');
      await page.getByText('This number is verified.').waitFor();
      await page.getByText('Your company profile has been updated!').waitFor();
      await page.reload();
      await page.getByText('This number is verified.').waitFor();
      expect(site.complaints).toEqual([]);
    });
  });
}
