"""Requests that are valid by the document, but ask for what a fresh installation has none of, ask for what it has.

Each value is replaced by another that is as valid, so that a check means the same before and after.
"""

import uuid

import schemathesis
from hypothesis.internal.conjecture import providers
from schemathesis.core.parameters import ParameterLocation

# Hypothesis tries values from source files that it takes for the tested program's. It would take
# these here, and with them whatever stands in the same folder as its own packages.
providers.is_local_module_file = lambda path: False


@schemathesis.hook
def before_call(context, case, kwargs):
    # Not in the phase that tries each boundary: more than ten waiting orders are refused, and which
    # ones would be a matter of speed.
    if case.method == "POST" and case.path == "/api/v2/downloads" and case.meta and case.meta.phase.name.value != "coverage":
        order = case.body
        if isinstance(order, dict) and type(order.get("datasetVersion")) is int and order["datasetVersion"] > 0:
            case.body = {**order, "datasetVersion": 1}


# A bot-check token is accepted once, so a valid case has one of its own. Cases without one, or with one that is
# wrong on purpose, keep what they have.
@schemathesis.hook("before_call")
def own_bot_check_token(context, case, kwargs):
    headers = case.headers
    if headers is None or "bot-check-token" not in headers or not case.meta:
        return
    made = case.meta.components.get(ParameterLocation.HEADER)
    if made is None or made.mode.is_positive:
        headers["bot-check-token"] = "test-token." + uuid.uuid4().hex


# Ids that an answer gave would end the session of this run, and every later request would be anonymous.
@schemathesis.hook("before_call")
def keep_session(context, case, kwargs):
    if case.path == "/api/v2/me/sessions/{id}/end" and case.path_parameters:
        case.path_parameters = {**case.path_parameters, "id": uuid.uuid4().hex}
    if case.path == "/api/v2/me/account" and isinstance(case.body, dict) and isinstance(case.body.get("accountId"), str):
        case.body = {**case.body, "accountId": uuid.uuid4().hex}


# The older pages send that token in the body.
@schemathesis.hook("before_call")
def own_bot_check_token_in_body(context, case, kwargs):
    if case.path != "/api/v2/request_ccpa_optout" or not isinstance(case.body, dict) or not case.meta:
        return
    made = case.meta.components.get(ParameterLocation.BODY)
    if made is None or made.mode.is_positive:
        case.body = {**case.body, "response": "test-token." + uuid.uuid4().hex}
