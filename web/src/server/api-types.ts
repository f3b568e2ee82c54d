// The answers of the API as the application reads them.

export type SignedIn = {
  token: string;
  uid: string;
  email: string;
  accountId: string;
  role: string;
  staff: string;
  expiresInSeconds: number;
};

export type GeographyKind = 'ST' | 'COUNTY' | 'CITY' | 'ZIP' | 'AREA_CODE';
export type Geography = { kind: 'nationwide' } | { kind: GeographyKind; values: string[] };
export type Filter =
  | { field: string; anyOf: string[] }
  | { field: string; from?: number | string; to?: number | string };
export type LeadQuery = { dictId: string; geography: Geography; filters: Filter[] };

export type InputType = 'select' | 'checkbox' | 'range' | 'stringRange';
export type FilterItem = { value: string; label: string };
export type FilterField = {
  field: string;
  label: string;
  group: string;
  inputType: InputType;
  items?: FilterItem[];
  min?: number;
  max?: number;
  unit?: string;
};
export type Dictionary = {
  dictId: string;
  index: string;
  type: string;
  themeColor: string;
  name: string;
  geography: GeographyKind[];
  filters: FilterField[];
  columns: { field: string; label: string }[];
  multiplierHundredths: number;
};

export type GeographyItem = { value: string; name: string; meta?: string; kind: GeographyKind };

export type LeadCount = {
  count: number;
  exact: boolean;
  datasetVersion: number;
  tookMs: number;
  asOf: string;
};

export type Preview = {
  columns: { field: string; label: string }[];
  rows: Record<string, string>[];
  page: number;
  pages: number;
  pageSize: number;
  datasetVersion: number;
  seed: string;
  masked: string[];
};

export type DownloadStatus = 'requested' | 'in-progress' | 'completed' | 'ready' | 'failed';
export type Download = {
  id: string;
  name: string;
  dictId: string;
  status: DownloadStatus;
  reason?: string;
  rowsAsked: number;
  rows?: number;
  leads?: number;
  bytes?: number;
  sha256?: string;
  /** 0 to 100. */
  progress: number;
  /** Seconds since 1970. */
  timestamp: number;
  query: { geography: Geography; filters: Filter[] };
  datasetVersion: number;
  archived: boolean;
  version: number;
};
export type NewDownload = LeadQuery & { name: string; rows: number; datasetVersion: number };
export type Accepted = { id: string; version: number };
export type FileLink = { url: string; filename: string; expiresInSeconds: number };

export type Lot = {
  lotId: string;
  kind: string;
  leads: number;
  available: number;
  held: number;
  used: number;
  expiresAt: string | null;
};
export type Usage = {
  planId: string | null;
  planName: string | null;
  status: string;
  leads: number;
  leadsRemaining: number;
  leadsHeld: number;
  leadsUsed: number;
  downloadLimit: number;
  unlimited: boolean;
  includesRollover: boolean;
  periodStart: string | null;
  periodEnd: string | null;
  lots: Lot[];
  version: number;
};
export type UsageEntry = {
  id: string;
  seq: number;
  type: string;
  lotId: string;
  leads: number;
  balance: number;
  effectiveAt: string;
  recordedAt: string;
  actorId: string;
  reason: string;
  downloadId?: string;
  eventId: string;
};
export type UsageEntries = { entries: UsageEntry[]; next?: string };
