{{/* What holds for every pod: no right of the cluster, none of the machine, nothing that can be written but /tmp. */}}
{{- define "leadwright.pod" -}}
automountServiceAccountToken: false
# Variables of other Services would be taken for our own.
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.image.pullSecrets }}
imagePullSecrets: {{ toJson . }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{ toJson . }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{ toJson . }}
{{- end }}
volumes:
  - name: tmp
    emptyDir: { sizeLimit: {{ .Values.tmpSizeMi }}Mi }
{{- end -}}

{{/* Of the context with `root`, `cpu`, `memoryMi`, and `ephemeralMi` where it writes more than others. */}}
{{- define "leadwright.container" -}}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
# Why it ended stands in `kubectl describe pod`, also when its log is gone.
terminationMessagePolicy: FallbackToLogsOnError
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  capabilities: { drop: [ALL] }
  seccompProfile: { type: RuntimeDefault }
resources:
  requests: { cpu: {{ .cpu }}, memory: {{ .memoryMi }}Mi, ephemeral-storage: {{ .ephemeralMi | default .root.Values.ephemeralStorageMi }}Mi }
  limits: { memory: {{ .memoryMi }}Mi, ephemeral-storage: {{ .ephemeralMi | default .root.Values.ephemeralStorageMi }}Mi }
volumeMounts:
  - { name: tmp, mountPath: /tmp }
{{- end -}}

{{- define "leadwright.heap" -}}
- { name: NODE_OPTIONS, value: --max-old-space-size={{ div (mul .memoryMi 75) 100 }} }
{{- end -}}

{{- define "leadwright.secretVariable" -}}
- name: {{ .variable }}
  valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .key | default .variable }}{{ if .optional }}, optional: true{{ end }} } }
{{- end -}}
