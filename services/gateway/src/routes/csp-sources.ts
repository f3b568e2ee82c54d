/** What others than the gateway serve to its pages, by directive of the Content-Security-Policy. */
export type CspSources = {
  scriptSrc: string[];
  frameSrc: string[];
  connectSrc: string[];
  imgSrc?: string[];
  fontSrc?: string[];
  mediaSrc?: string[];
};
