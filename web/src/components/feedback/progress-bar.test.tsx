import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar.tsx';

it.each([
  { percent: 100, drawn: '100%', full: true },
  { percent: 99.6, drawn: '100%', full: true },
  { percent: 120, drawn: '100%', full: true },
  { percent: 40, drawn: '40%', full: false },
])('draws what it says, its end at once: $percent', ({ percent, drawn, full }) => {
  render(<ProgressBar percent={percent} label="Making the file" />);
  const bar = screen.getByRole('progressbar', { name: 'Making the file' });
  expect(bar).toHaveAttribute('aria-valuenow', drawn.slice(0, -1));
  expect(bar.querySelector('span')).toHaveStyle({ width: drawn });
  expect(bar.querySelector('span')?.classList.contains('full')).toBe(full);
});
