import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '../../site.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { DemoButton } from './demo-button.tsx';
import { demoSteps } from './demo-steps.ts';

const kept = { ...site };
afterEach(() => void Object.assign(site, kept));
const open = async (videoUrl = '') => {
  Object.assign(site, { videoUrl });
  const view = renderAt('/', { '/': <DemoButton /> }, { visitor: true });
  expect(view.container.querySelectorAll('img, video, dialog')).toHaveLength(0);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Watch the demo' }));
  await screen.findByRole('dialog', { name: 'How it works' });
  return { ...view, user };
};

describe('the demo', () => {
  it('loads nothing before it is asked for, and shows one step after the other with its words', async () => {
    const { user, container } = await open();
    await expectAccessible(container);
    for (const [at, { title, text, alt }] of demoSteps.entries()) {
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('img', { name: alt })).toHaveAttribute('width');
      expect(screen.getByText(`Step ${at + 1} of ${demoSteps.length}`)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Next' }));
    }
    expect(screen.getByText(`Step ${demoSteps.length} of ${demoSteps.length}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText(`Step ${demoSteps.length - 1} of ${demoSteps.length}`)).toBeVisible();
  });

  it('goes on by the arrow keys, and ends with Escape', async () => {
    const { user } = await open();
    screen.getByRole('button', { name: 'Next' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByText(`Step 2 of ${demoSteps.length}`)).toBeVisible();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is the recording of the installation where it has one, with the steps in words beside it', async () => {
    const { container } = await open('https://videos.example/demo.mp4');
    expect(container.querySelector('video')).toHaveAttribute('src', 'https://videos.example/demo.mp4');
    for (const { text } of demoSteps) expect(screen.getByText(text, { exact: false })).toBeVisible();
  });
});
