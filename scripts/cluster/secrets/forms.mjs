// The forms in which Secrets leave: for kubectl and kubeseal, for the External Secrets operator, for a store.

/** A Secret for `kubectl create` or `kubeseal`. */
export const secret = ({ name, namespace, data }) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, namespace },
  type: 'Opaque',
  stringData: data,
});

/** What has the External Secrets operator make the Secret out of `store`: names of keys, and no value. */
export const externalSecret = ({ name, namespace, data, store, remote }) => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata: { name, namespace },
  spec: {
    refreshInterval: '1h',
    secretStoreRef: { name: store, kind: 'ClusterSecretStore' },
    target: { name },
    data: Object.keys(data).map((key) => ({ secretKey: key, remoteRef: { key: remote, property: key } })),
  },
});

/** Documents as one text. A single one has no separator, which old versions of kubeseal refuse. */
export const asText = (documents) =>
  documents.length === 1
    ? `${JSON.stringify(documents[0])}\n`
    : documents.map((each) => `---\n${JSON.stringify(each)}\n`).join('');
