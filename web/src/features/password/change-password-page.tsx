import { useState } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { isPasswordWrong, Reauthenticate, Reauthenticated } from '../../components/reauthenticate/reauthenticate.tsx';
import { useGoOn } from '../../navigation/go.ts';
import { paths } from '../../navigation/paths.ts';
import { changePassword } from './api.ts';
import { NewPassword } from './new-password.tsx';

const updated =
  'Your password was updated, and your other sessions were ended. A notice is on its way to your mailbox.';

/** First the current password, then the new one; the server asks for both again at the change. */
export function ChangePasswordPage() {
  const [currentPassword, setCurrentPassword] = useState<string | null>(null);
  return (
    <>
      <PageTitle>Change password</PageTitle>
      {currentPassword === null ? (
        <Reauthenticate onDone={setCurrentPassword} />
      ) : (
        <ChooseNewPassword currentPassword={currentPassword} again={() => setCurrentPassword(null)} />
      )}
    </>
  );
}

function ChooseNewPassword({ currentPassword, again }: { currentPassword: string; again: () => void }) {
  const goOn = useGoOn();
  const action = useAction(changePassword, () => goOn(paths.search, { state: { said: updated } }));
  const wrong = isPasswordWrong(action.error);
  return (
    <>
      <Reauthenticated />
      {wrong ? (
        <Notice
          tone="bad"
          action={
            <button type="button" className="button" onClick={again}>
              Enter it again
            </button>
          }
        >
          Password was not updated: the current password has changed meanwhile.
        </Notice>
      ) : (
        <NewPassword
          submit="Change password"
          failure="Password was not updated: "
          pending={action.pending}
          error={action.error}
          onChosen={(newPassword) => void action.run({ currentPassword, newPassword })}
        />
      )}
    </>
  );
}
