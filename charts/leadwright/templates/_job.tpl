{{/*
A job that Helm runs around an installation, and the policy that lets its pod out. Both go away when it has ended well;
a failed one stays for its log. Before an installation nothing of the chart is there, so a job takes from the cluster
only Secrets that were there before, and the namespace's own account without its token. Of the context with `root`,
`name`, `image`, `command`, `env` (text), `when`, `weight`, `deadline`, `retries`, `cpu`, `memoryMi`, `engines`, `peers`.
*/}}
{{- define "leadwright.job" -}}
{{- $root := .root -}}
{{- $fullname := printf "%s-%s" (include "leadwright.fullname" .root) .name -}}
{{- if $root.Values.networkPolicy.enabled }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ $fullname }}
  namespace: {{ $root.Release.Namespace }}
  labels: {{- include "leadwright.labels" . | nindent 4 }}
  annotations:
    helm.sh/hook: {{ .when }}
    helm.sh/hook-weight: '-50'
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
spec:
  podSelector:
    matchLabels: {{- include "leadwright.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  egress:
    {{- include "leadwright.egress" . | nindent 4 }}
{{- end }}
---
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ $fullname }}
  namespace: {{ $root.Release.Namespace }}
  labels: {{- include "leadwright.labels" . | nindent 4 }}
  annotations:
    helm.sh/hook: {{ .when }}
    helm.sh/hook-weight: {{ .weight | quote }}
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
    # What it said of itself, in Helm's own output.
    helm.sh/hook-output-log-policy: hook-failed
spec:
  # It waits by itself for an engine that is away; what an engine refuses once, it refuses again.
  backoffLimit: {{ .retries }}
  # A node that is emptied is no failure of the job.
  podFailurePolicy: { rules: [{ action: Ignore, onPodConditions: [{ type: DisruptionTarget, status: 'True' }] }] }
  activeDeadlineSeconds: {{ .deadline }}
  # A failed one does not outlive the release by more than a day.
  ttlSecondsAfterFinished: 86400
  template:
    metadata:
      labels: {{- include "leadwright.labels" . | nindent 8 }}
    spec:
      {{- include "leadwright.pod" $root | nindent 6 }}
      restartPolicy: Never
      containers:
        - name: {{ .name }}
          image: {{ include "leadwright.image" (dict "root" $root "name" .image) }}
          args: {{ toJson .command }}
          {{- include "leadwright.container" (dict "root" $root "cpu" .cpu "memoryMi" .memoryMi) | nindent 10 }}
          env:
            {{- include "leadwright.heap" . | nindent 12 }}
            {{- .env | nindent 12 }}
{{- end -}}
