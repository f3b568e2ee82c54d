{{/* What a pod may reach. Of the context with `root`, `engines`, `providers`, and `peers`: names of services to their port. */}}
{{- define "leadwright.egress" -}}
{{- $policy := .root.Values.networkPolicy -}}
- to: {{ toJson $policy.dns.to }}
  ports: [{ protocol: UDP, port: 53 }, { protocol: TCP, port: 53 }]
{{- range .engines }}
{{- $engine := index $policy.engines . }}
- to: {{ toJson $engine.to }}
  ports:
    {{- range $engine.ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
{{- end }}
{{- range $name, $port := .peers }}
- to:
    - podSelector: { matchLabels: {{ include "leadwright.selector" (dict "root" $.root "name" $name) | fromYaml | toJson }} }
  ports: [{ protocol: TCP, port: {{ $port }} }]
{{- end }}
{{- range .providers }}
{{- $provider := index $policy.providers . }}
{{- if $provider.cidrs }}
- to:
    {{- range $provider.cidrs }}
    - ipBlock: { cidr: {{ . | quote }} }
    {{- end }}
  ports:
    {{- range $provider.ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
{{- end }}
{{- end }}
{{- end -}}

{{/* Pods of the release by the names of their parts, as one peer each. */}}
{{- define "leadwright.fromParts" -}}
{{- range .names }}
- podSelector: { matchLabels: {{ include "leadwright.selector" (dict "root" $.root "name" .) | fromYaml | toJson }} }
{{- end }}
{{- end -}}
