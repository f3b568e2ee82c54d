// Who reaches whom by the network policies, as Kubernetes reads them: a pod that a policy selects is open only where one
// of its policies says so, and a connection needs both ends to be open.
import { partOf, podsOf, type Labels, type Peer, type PolicySpec, type Rendered } from './rendered.ts';

const carries = (labels: Labels, wanted: Labels): boolean =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value);
// Pods of the release are in its own namespace, which a peer with a selector of namespaces does not mean here.
const isPeer = ({ podSelector, namespaceSelector }: Peer, labels: Labels): boolean =>
  podSelector !== undefined && namespaceSelector === undefined && carries(labels, podSelector.matchLabels ?? {});

export type Reach = {
  /** Names of the release's parts, the operators' tool with them. */
  parts: string[];
  /**
   * The parts whose pods reach this port of a part: those that it lets in, and those that may go out to it. Both ends
   * have to say the same, so that one mistake opens nothing. A stranger may go out anywhere.
   */
  letsIn(part: string, port: number): string[];
  goOutTo(part: string, port: number): string[];
  /** Every rule that a part's pods go out by. */
  outOf(part: string): NonNullable<PolicySpec['egress']>;
  into(part: string): NonNullable<PolicySpec['ingress']>;
};

/** Reads the policies of a rendered installation. */
export function reachOf(rendered: Rendered): Reach {
  const policies = rendered.of('NetworkPolicy').map(({ spec }) => spec);
  const labelled = new Map(podsOf(rendered).map(({ labels }) => [partOf(labels), labels]));
  const [some = {}] = labelled.values();
  labelled.set('operator', { ...some, 'app.kubernetes.io/component': 'operator' });
  labelled.set('stranger', { app: 'stranger' });
  const labelsOf = (part: string): Labels => labelled.get(part) ?? {};
  const of = (part: string, type: string): PolicySpec[] =>
    policies.filter(
      ({ podSelector, policyTypes }) => policyTypes.includes(type) && carries(labelsOf(part), podSelector.matchLabels),
    );
  const outOf = (part: string) => of(part, 'Egress').flatMap(({ egress = [] }) => egress);
  const into = (part: string) => of(part, 'Ingress').flatMap(({ ingress = [] }) => ingress);
  const open = (peers: Peer[] | undefined, ports: { port: number }[] | undefined, labels: Labels, port: number) =>
    (peers === undefined || peers.some((peer) => isPeer(peer, labels))) &&
    (ports === undefined || ports.some((each) => each.port === port));
  const parts = [...labelled.keys()];
  const letsIn = (to: string, port: number) =>
    parts.filter(
      (from) =>
        of(to, 'Ingress').length === 0 || into(to).some((rule) => open(rule.from, rule.ports, labelsOf(from), port)),
    );
  const goOutTo = (to: string, port: number) =>
    parts.filter(
      (from) =>
        of(from, 'Egress').length === 0 || outOf(from).some((rule) => open(rule.to, rule.ports, labelsOf(to), port)),
    );
  return { parts, outOf, into, letsIn, goOutTo };
}
