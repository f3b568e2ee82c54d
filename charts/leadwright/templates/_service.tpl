{{/* The plain variables of a service as a map in YAML; those that are empty are left to their default. */}}
{{- define "leadwright.env" -}}
{{- $prefix := upper .name -}}
{{- $env := dict -}}
{{- range $name, $value := .Values.everyService.env -}}{{- $_ := set $env (printf "%s_%s" $prefix $name) $value -}}{{- end -}}
{{- $env = merge (deepCopy .service.env) $env -}}
{{- range $name, $value := $env -}}
{{- $text := tpl (toString $value) $ -}}
{{- if ne $text "" }}
{{ $name }}: {{ $text | quote }}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* The variables that come from the service's Secret; with `only`, the addresses of databases alone. */}}
{{- define "leadwright.secretEnv" -}}
{{- $prefix := upper .name -}}
{{- $secret := include "leadwright.secret" . -}}
{{- $needed := list -}}
{{- range .Values.everyService.secretKeys -}}{{- $needed = append $needed (printf "%s_%s" $prefix .) -}}{{- end -}}
{{- range concat $needed .service.secretKeys -}}
{{- if or (not $.onlyDatabases) (regexMatch "_(POSTGRES|CLICKHOUSE)_URL$" .) }}
{{ include "leadwright.secretVariable" (dict "variable" . "secret" $secret) }}
{{- end -}}
{{- end -}}
{{- if not .onlyDatabases -}}
{{- range .Values.everyService.optionalSecretKeys }}
{{ include "leadwright.secretVariable" (dict "variable" (printf "%s_%s" $prefix .) "secret" $secret "optional" true) }}
{{- end -}}
{{- range .service.optionalSecretKeys }}
{{ include "leadwright.secretVariable" (dict "variable" . "secret" $secret "optional" true) }}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* Changes when the Secret does: read from the cluster, else as said by `secretVersion`. */}}
{{- define "leadwright.secretChecksum" -}}
{{- $found := lookup "v1" "Secret" .root.Release.Namespace (include "leadwright.secret" .) -}}
{{- if $found -}}{{ toJson $found.data | sha256sum }}{{- else -}}{{ .service.secretVersion | sha256sum }}{{- end -}}
{{- end -}}

{{- define "leadwright.probe" -}}
httpGet: { path: {{ .path }}, port: internal }
periodSeconds: {{ .periodSeconds }}
failureThreshold: {{ .failureThreshold }}
timeoutSeconds: {{ .timeoutSeconds }}
{{- end -}}
