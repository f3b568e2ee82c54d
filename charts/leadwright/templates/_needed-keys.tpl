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
{{- range $secret, $keys := (include "leadwright.neededByProviders" . | fromJson).secrets -}}
{{- $_ := set $needed $secret (concat (index $needed $secret | default list) $keys) -}}
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

{{/*
What the rules of needed-keys.json ask of these settings, and of the Secrets that are there: `secrets`, keys by the name
of each Secret, and `settings`, a sentence for each that is empty.
*/}}
{{- define "leadwright.neededByProviders" -}}
{{- $secrets := dict -}}
{{- $settings := list -}}
{{- range $rule := .Files.Get "needed-keys.json" | fromJsonArray -}}
{{- $service := index $.Values.services $rule.service -}}
{{- $context := dict "root" $ "name" $rule.service "service" $service "Values" $.Values "Chart" $.Chart "Release" $.Release "Template" $.Template -}}
{{- $env := include "leadwright.env" $context | fromYaml -}}
{{- $secret := include "leadwright.secret" $context -}}
{{- $found := (lookup "v1" "Secret" $.Release.Namespace $secret).data | default dict -}}
{{- $given := list -}}
{{- range $rule.names -}}{{- if or (index $env .) (index $found .) -}}{{- $given = append $given . -}}{{- end -}}{{- end -}}
{{- if $rule.variable -}}
{{- $chosen := index $env $rule.variable | default $rule.otherwise -}}
{{- if and $given (eq $chosen $rule.otherwise) (ne $chosen $rule.value) -}}
{{- $settings = append $settings (printf "services.%s.env.%s: %s, which %s needs" $rule.service $rule.variable $rule.value (first $given)) -}}
{{- end -}}
{{- $given = eq $chosen $rule.value | ternary (list (printf "%s: %s" $rule.variable $rule.value)) list -}}
{{- end -}}
{{- if $given -}}
{{- range $rule.names -}}
{{- if not (hasKey $service.env .) -}}
{{- $_ := set $secrets $secret (append (index $secrets $secret | default list) .) -}}
{{- else if not (index $env .) -}}
{{- $settings = append $settings (printf "services.%s.env.%s, which %s needs" $rule.service . (first $given)) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- toJson (dict "secrets" $secrets "settings" $settings) -}}
{{- end -}}
