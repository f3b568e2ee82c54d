import { render } from '@testing-library/react';
import { Dialog } from './dialog.tsx';

const { close } = HTMLDialogElement.prototype;
afterEach(() => {
  HTMLDialogElement.prototype.close = close;
});

it('closes while it is still in the page, also where its parent takes it away, so that the opener gets the focus', () => {
  const closed: boolean[] = [];
  HTMLDialogElement.prototype.close = function closeIt(this: HTMLDialogElement) {
    closed.push(this.isConnected);
  };
  const dialog = (
    <Dialog title="Change?" open onClose={() => undefined}>
      Sure?
    </Dialog>
  );
  const { rerender } = render(<div>{dialog}</div>);
  rerender(<div />);
  expect(closed).toEqual([true]);
});
