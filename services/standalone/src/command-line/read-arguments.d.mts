export const usualLeads: Readonly<Record<string, number>>;

type Text = { type: 'string' };
export const productArguments: {
  port: Text & { default: string };
  data: Text & { default: string };
  seed: Text;
};

export type Arguments = {
  port: string;
  data: string;
  seed?: string;
  postgres?: string;
  help: boolean;
};

export function readArguments(args: string[], command: string): { values: Arguments; help: string };
