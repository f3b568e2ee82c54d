export type CspSources = {
  scriptSrc: string[];
  frameSrc: string[];
  connectSrc: string[];
  imgSrc?: string[];
  fontSrc?: string[];
  mediaSrc?: string[];
};
