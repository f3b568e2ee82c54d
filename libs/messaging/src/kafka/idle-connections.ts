// On each connection where nothing waits kafkajs looks a thousand times a second whether something does, by timers of a
// negative length: Node 24 prints a warning of them as each process starts.
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

const LOOK_MS = 10;

/** Lets connections look only while a request waits: each that comes to wait begins it. For all clients of the process. */
export function restIdleConnections(): void {
  RequestQueue.prototype.scheduleCheckPendingRequests = function schedule(this: RequestQueue): void {
    if (this.pending.length === 0 || this.throttleCheckTimeoutId) return;
    const throttledMs = this.throttledUntil - Date.now();
    this.throttleCheckTimeoutId = setTimeout(
      () => {
        this.throttleCheckTimeoutId = null;
        this.checkPendingRequests();
      },
      throttledMs > 0 ? throttledMs : LOOK_MS,
    );
  };
}
