// Whether shared searches bring leads, as a super-admin switched it last. The operator's variable stands above it.
import { accept, type Decider } from '@leadwright/eventsourcing/decider';

export type ShareAwardsSwitched = { type: 'ShareAwardsSwitched'; open: boolean };
export type SwitchShareAwards = { type: 'SwitchShareAwards'; open: boolean };

/** Nothing is refused; what is so already is no event. */
export const shareCampaign: Decider<{ open: boolean }, SwitchShareAwards, ShareAwardsSwitched, never> = {
  codeVersion: 1,
  initial: { open: true },
  decide: ({ open }, state) => (open === state.open ? accept() : accept({ type: 'ShareAwardsSwitched', open })),
  evolve: (_state, { open }) => ({ open }),
};
