# Every target only calls tools/dev.py, so that Windows without make loses nothing.
PYTHON ?= python3
export PORT HOST OPEN SKIP

.PHONY: play test check bench soak dev generate requirements

play test check bench soak dev generate requirements:
	@$(PYTHON) tools/dev.py $@
