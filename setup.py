from setuptools import setup
from yomiai_build.extensions import extensions

setup(ext_modules=extensions())
