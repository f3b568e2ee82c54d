{{/* By the name of each Secret the keys without which a pod or a job of these settings does not start. */}}
{{- define "leadwright.neededKeys" -}}
{{- $fullname := include "leadwright.fullname" . -}}
{{- $needed := dict -}}
{{- range $name, $service := .Values.services -}}
{{- $secret := include "leadwright.secret" (dict "root" $ "name" $name) -}}
{{- $keys := $service.secretKeys -}}
{{- range $.Values.everyService.secretKeys -}}{{- $keys = append $keys (printf "%s_%s" (upper $name) .) -}}{{- end -}}
{{- if $.Values.kafka.saslMechanism -}}
{{- range $.Values.everyService.optionalSecretKeys -}}{{- $keys = append $keys (printf "%s_%s" (upper $name) .) -}}{{- end -}}
{{- end -}}
{{- $_ := set $needed $secret (concat (index $needed $secret | default list) $keys) -}}
{{- end -}}
{{- $gateway := include "leadwright.secret" (dict "root" . "name" "gateway") -}}
{{- if eq .Values.services.gateway.env.GATEWAY_BOT_CHECK "recaptcha" -}}
{{- $_ := set $needed $gateway (append (index $needed $gateway) "RECAPTCHA_SECRET_KEY") -}}
{{- end -}}
{{- $jobs := dict "databases" (list "POSTGRES_SUPERUSER_URL") "seed" (list "SEED_SERVICE_PRIVATE_KEY") -}}
{{- if .Values.kafka.saslMechanism -}}
{{- $_ := set $jobs "topics" (list "TOPICS_KAFKA_SASL_USERNAME" "TOPICS_KAFKA_SASL_PASSWORD") -}}
{{- end -}}
{{- range $job, $keys := $jobs -}}
{{- $settings := index $.Values.jobs $job -}}
{{- if $settings.enabled -}}
{{- $secret := $settings.existingSecret | default (printf "%s-jobs" $fullname) -}}
{{- $_ := set $needed $secret (concat (index $needed $secret | default list) $keys) -}}
{{- end -}}
{{- end -}}
{{- toJson $needed -}}
{{- end -}}
