// Loads reCAPTCHA v3 into the page: https://developers.google.com/recaptcha/docs/v3

export type Recaptcha = {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
};

/** Where the script puts itself. */
export type RecaptchaWindow = Window & { grecaptcha?: Recaptcha };

/** A script that has not come by then is taken for one that does not come. */
const LOAD_MS_MAX = 15_000;
const loading = new Map<string, Promise<Recaptcha>>();

/** One script for all callers. Rejects when it cannot be loaded; the next call tries again. */
export function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  const begun = loading.get(siteKey);
  if (begun) return begun;
  const load = addScript(siteKey).catch((error: unknown) => {
    loading.delete(siteKey);
    throw error;
  });
  loading.set(siteKey, load);
  return load;
}

function addScript(siteKey: string): Promise<Recaptcha> {
  const script = document.createElement('script');
  script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  script.async = true;
  return new Promise<Recaptcha>((resolve, reject) => {
    const failed = (): void => {
      script.remove();
      reject(new Error('reCAPTCHA was not loaded'));
    };
    const limit = setTimeout(failed, LOAD_MS_MAX);
    script.addEventListener('error', () => {
      clearTimeout(limit);
      failed();
    });
    script.addEventListener('load', () => {
      const { grecaptcha } = window as RecaptchaWindow;
      if (!grecaptcha) return failed();
      // Its own frame may be blocked though the script came; then the limit ends the waiting.
      grecaptcha.ready(() => {
        clearTimeout(limit);
        resolve(grecaptcha);
      });
    });
    document.head.append(script);
  });
}
