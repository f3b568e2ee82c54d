import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '../../site.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { DemoButton } from './demo-button.tsx';
import { demoSteps } from './demo-steps.ts';

const kept = { ...site };
const { matchMedia } = window;
afterEach(() => {
  Object.assign(site, kept);
  window.matchMedia = matchMedia;
});
const withMotion = () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: false });
};
const open = async (of: Partial<typeof site> = {}) => {
  Object.assign(site, { videoUrl: '', demo: 'pictures', ...of });
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

  it('is the recording of the product where the site has it, with measures, captions and the steps in words', async () => {
    withMotion();
    const { container } = await open({ demo: 'recording' });
    const film = container.querySelector('video');
    expect(film).toHaveAttribute('src', '/pictures/demo-recording-light.webm');
    expect(film).toHaveAttribute('poster', '/pictures/demo-who-light.webp');
    for (const name of ['width', 'height', 'controls', 'autoplay', 'playsinline']) expect(film).toHaveAttribute(name);
    expect(film?.muted).toBe(true);
    expect(film?.querySelector('track')).toHaveAttribute('src', '/pictures/demo-recording-light.vtt');
    for (const { text } of demoSteps) expect(screen.getByText(text, { exact: false })).toBeVisible();
  });

  it('waits for its button, and loads nothing before, where somebody wants no motion', async () => {
    const { container } = await open({ demo: 'recording' });
    expect(container.querySelector('video')).not.toHaveAttribute('autoplay');
    expect(container.querySelector('video')).toHaveAttribute('preload', 'none');
  });

  it('shows the steps as pictures, and says why, where a film cannot be played', async () => {
    const { container } = await open({ demo: 'recording' });
    fireEvent.error(container.querySelector('video') ?? container);
    expect(container.querySelector('video')).toBeNull();
    expect(screen.getByText(/The film cannot be played here/)).toHaveRole('status');
    expect(screen.getByText(`Step 1 of ${demoSteps.length}`)).toBeVisible();
  });

  it("is the installation's own film before the site's, without captions that are not its own", async () => {
    const { container } = await open({ demo: 'recording', videoUrl: 'https://videos.example/demo.mp4' });
    expect(container.querySelector('video')).toHaveAttribute('src', 'https://videos.example/demo.mp4');
    expect(container.querySelector('video')).not.toHaveAttribute('poster');
    expect(container.querySelector('track')).toBeNull();
    for (const { text } of demoSteps) expect(screen.getByText(text, { exact: false })).toBeVisible();
  });
});
