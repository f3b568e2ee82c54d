{{- define "leadwright.fullname" -}}
{{- if contains .Chart.Name .Release.Name -}}{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- else -}}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 40 | trimSuffix "-" }}{{- end -}}
{{- end -}}

{{/* Of one part of the release: of the context with `root` and `name`. */}}
{{- define "leadwright.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end -}}

{{- define "leadwright.labels" -}}
{{ include "leadwright.selector" . }}
app.kubernetes.io/version: {{ .root.Values.image.tag | default .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{/* Of the context with `root` and `name`: a digest names exactly one image, a tag the one that was meant. */}}
{{- define "leadwright.image" -}}
{{- $image := .root.Values.image -}}
{{- $digest := index $image.digests .name -}}
{{- if $digest -}}{{ printf "%s/%s@%s" $image.repository .name $digest }}
{{- else -}}{{ printf "%s/%s:%s" $image.repository .name (index $image.tags .name | default $image.tag | default .root.Chart.AppVersion) }}{{- end -}}
{{- end -}}

{{- define "leadwright.secret" -}}
{{- $service := index .root.Values.services .name -}}
{{- $service.existingSecret | default (printf "%s-%s" (include "leadwright.fullname" .root) .name) -}}
{{- end -}}

{{/* The addresses that a service is told: internal ones of whom it asks, or public ones of whom it forwards to. */}}
{{- define "leadwright.peers" -}}
{{- $peers := dict -}}
{{- range .service.calls -}}
{{- $_ := set $peers . (printf "http://%s-%s-internal:%v" (include "leadwright.fullname" $.root) . (index $.Values.services .).internalPort) -}}
{{- end -}}
{{- range .service.forwards -}}
{{- $_ := set $peers . (printf "http://%s-%s:%v" (include "leadwright.fullname" $.root) . (index $.Values.services .).port) -}}
{{- end -}}
{{- $peers | toJson -}}
{{- end -}}

