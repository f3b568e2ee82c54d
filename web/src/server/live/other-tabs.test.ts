import { currentSession, askAgain, forgetSession, signedIn } from '../session.ts';
import { person } from '../../testing/network.ts';
import { followOtherTabs, tellOtherTabs } from './other-tabs.ts';

/** The channels of one browser: what one posts, all others get, those of the same page too. */
class TestChannel extends EventTarget {
  static all = new Set<TestChannel>();
  constructor() {
    super();
    TestChannel.all.add(this);
  }
  postMessage(): void {
    for (const other of TestChannel.all) if (other !== this) other.dispatchEvent(new Event('message'));
  }
  close(): void {
    TestChannel.all.delete(this);
  }
}
const before = globalThis.BroadcastChannel;
beforeAll(() => Object.assign(globalThis, { BroadcastChannel: TestChannel }));
afterAll(() => Object.assign(globalThis, { BroadcastChannel: before }));

describe('a tab', () => {
  it('asks who is signed in when another one tells, and not when it tells itself', () => {
    signedIn(person);
    const end = followOtherTabs(askAgain);
    tellOtherTabs();
    expect(currentSession().state).toBe('in');
    new TestChannel().postMessage();
    expect(currentSession().state).toBe('unknown');
    signedIn(person);
    end();
    new TestChannel().postMessage();
    expect(currentSession().state).toBe('in');
    forgetSession();
  });
});
